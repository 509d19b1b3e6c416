/** Generated from supabase/migrations by scripts/tools/generate-types.ts. Do not edit. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      api_tokens: {
        Row: {
          created_at: string
          expires_at: string
          id: string
          label: string
          last_used_at: string | null
          owner_id: string
          scopes: string[]
          token_sha256: string
        }
        Insert: {
          created_at?: string
          expires_at: string
          id?: string
          label: string
          last_used_at?: string | null
          owner_id: string
          scopes: string[]
          token_sha256: string
        }
        Update: {
          created_at?: string
          expires_at?: string
          id?: string
          label?: string
          last_used_at?: string | null
          owner_id?: string
          scopes?: string[]
          token_sha256?: string
        }
        Relationships: [
          {
            foreignKeyName: "api_tokens_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      app_settings: {
        Row: {
          key: string
          updated_at: string
          value: Json
        }
        Insert: {
          key: string
          updated_at?: string
          value: Json
        }
        Update: {
          key?: string
          updated_at?: string
          value?: Json
        }
        Relationships: []
      }
      audit_log: {
        Row: {
          action: string
          at: string
          detail: Json
          id: number
          owner_id: string
          request_id: string | null
          subject_id: string
          subject_kind: string
        }
        Insert: {
          action: string
          at?: string
          detail?: Json
          id?: never
          owner_id: string
          request_id?: string | null
          subject_id: string
          subject_kind: string
        }
        Update: {
          action?: string
          at?: string
          detail?: Json
          id?: never
          owner_id?: string
          request_id?: string | null
          subject_id?: string
          subject_kind?: string
        }
        Relationships: [
          {
            foreignKeyName: "audit_log_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      decision_requests: {
        Row: {
          created_at: string
          idempotency_key: string
          owner_id: string
          proposal_ids: string[]
          request_sha256: string
        }
        Insert: {
          created_at?: string
          idempotency_key: string
          owner_id: string
          proposal_ids?: string[]
          request_sha256: string
        }
        Update: {
          created_at?: string
          idempotency_key?: string
          owner_id?: string
          proposal_ids?: string[]
          request_sha256?: string
        }
        Relationships: [
          {
            foreignKeyName: "decision_requests_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      decisions: {
        Row: {
          action: string
          attempt: number
          decided_at: string
          edit: Json | null
          idempotency_key: string
          outdated_ids: string[]
          owner_id: string
          proposal_id: string
          reason: string | null
          rested_on: Json | null
          undo_until: string | null
          undone_at: string | null
        }
        Insert: {
          action: string
          attempt?: number
          decided_at?: string
          edit?: Json | null
          idempotency_key: string
          outdated_ids?: string[]
          owner_id: string
          proposal_id: string
          reason?: string | null
          rested_on?: Json | null
          undo_until?: string | null
          undone_at?: string | null
        }
        Update: {
          action?: string
          attempt?: number
          decided_at?: string
          edit?: Json | null
          idempotency_key?: string
          outdated_ids?: string[]
          owner_id?: string
          proposal_id?: string
          reason?: string | null
          rested_on?: Json | null
          undo_until?: string | null
          undone_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "decisions_proposal_id_owner_id_fkey"
            columns: ["proposal_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "proposals"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      feedback: {
        Row: {
          owner_id: string
          rating: string
          reason: string | null
          run_id: string
          updated_at: string
        }
        Insert: {
          owner_id: string
          rating: string
          reason?: string | null
          run_id: string
          updated_at?: string
        }
        Update: {
          owner_id?: string
          rating?: string
          reason?: string | null
          run_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "feedback_run_id_owner_id_fkey"
            columns: ["run_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "runs"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      league_connections: {
        Row: {
          created_at: string
          credentials_ciphertext: string | null
          credentials_key_id: string | null
          credentials_set_at: string | null
          id: string
          league_key: string
          league_name: string | null
          owner_id: string
          provider: string
          season: number
          team_id: number
          updated_at: string
        }
        Insert: {
          created_at?: string
          credentials_ciphertext?: string | null
          credentials_key_id?: string | null
          credentials_set_at?: string | null
          id?: string
          league_key: string
          league_name?: string | null
          owner_id: string
          provider: string
          season: number
          team_id: number
          updated_at?: string
        }
        Update: {
          created_at?: string
          credentials_ciphertext?: string | null
          credentials_key_id?: string | null
          credentials_set_at?: string | null
          id?: string
          league_key?: string
          league_name?: string | null
          owner_id?: string
          provider?: string
          season?: number
          team_id?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "league_connections_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      league_snapshots: {
        Row: {
          connection_id: string
          fetched_at: string
          payload: Json
          payload_sha256: string | null
          resource_key: string
          shape_version: number
          source: string
        }
        Insert: {
          connection_id: string
          fetched_at: string
          payload: Json
          payload_sha256?: string | null
          resource_key: string
          shape_version: number
          source: string
        }
        Update: {
          connection_id?: string
          fetched_at?: string
          payload?: Json
          payload_sha256?: string | null
          resource_key?: string
          shape_version?: number
          source?: string
        }
        Relationships: [
          {
            foreignKeyName: "league_snapshots_connection_id_fkey"
            columns: ["connection_id"]
            isOneToOne: false
            referencedRelation: "league_connections"
            referencedColumns: ["id"]
          },
        ]
      }
      matchup_chances: {
        Row: {
          connection_id: string
          created_at: string
          matchup_period: number
          my_score: number | null
          noted_at: string
          opponent_score: number | null
          opponent_team_id: number
          owner_id: string
          team_id: number
          win_probability: number
        }
        Insert: {
          connection_id: string
          created_at?: string
          matchup_period: number
          my_score?: number | null
          noted_at: string
          opponent_score?: number | null
          opponent_team_id: number
          owner_id: string
          team_id: number
          win_probability: number
        }
        Update: {
          connection_id?: string
          created_at?: string
          matchup_period?: number
          my_score?: number | null
          noted_at?: string
          opponent_score?: number | null
          opponent_team_id?: number
          owner_id?: string
          team_id?: number
          win_probability?: number
        }
        Relationships: [
          {
            foreignKeyName: "matchup_chances_connection_id_owner_id_fkey"
            columns: ["connection_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "league_connections"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      model_keys: {
        Row: {
          key_ciphertext: string
          key_id: string
          owner_id: string
          provider: string
          set_at: string
        }
        Insert: {
          key_ciphertext: string
          key_id: string
          owner_id: string
          provider: string
          set_at?: string
        }
        Update: {
          key_ciphertext?: string
          key_id?: string
          owner_id?: string
          provider?: string
          set_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "model_keys_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      news_feeds: {
        Row: {
          consecutive_failures: number
          etag: string | null
          feed_key: string
          last_modified: string | null
          last_polled_at: string | null
          next_due_at: string
        }
        Insert: {
          consecutive_failures?: number
          etag?: string | null
          feed_key: string
          last_modified?: string | null
          last_polled_at?: string | null
          next_due_at?: string
        }
        Update: {
          consecutive_failures?: number
          etag?: string | null
          feed_key?: string
          last_modified?: string | null
          last_polled_at?: string | null
          next_due_at?: string
        }
        Relationships: []
      }
      news_items: {
        Row: {
          body: string
          canonical_url: string | null
          claims: Json
          embedding: string | null
          embedding_provider: string | null
          id: number
          ingested_at: string
          injury_weight: number
          loose_names: string[]
          published_at: string
          search_text: string
          search_vector: string | null
          simhash: string
          source: string
          title: string | null
          trust: string
          universe: string
          url: string | null
        }
        Insert: {
          body: string
          canonical_url?: string | null
          claims?: Json
          embedding?: string | null
          embedding_provider?: string | null
          id?: never
          ingested_at?: string
          injury_weight: number
          loose_names?: string[]
          published_at: string
          search_text: string
          search_vector?: never
          simhash: string
          source: string
          title?: string | null
          trust: string
          universe: string
          url?: string | null
        }
        Update: {
          body?: string
          canonical_url?: string | null
          claims?: Json
          embedding?: string | null
          embedding_provider?: string | null
          id?: never
          ingested_at?: string
          injury_weight?: number
          loose_names?: string[]
          published_at?: string
          search_text?: string
          search_vector?: never
          simhash?: string
          source?: string
          title?: string | null
          trust?: string
          universe?: string
          url?: string | null
        }
        Relationships: []
      }
      news_players: {
        Row: {
          injury_weight: number
          news_id: number
          player_id: number
          salience: number
          spans: Json
          universe: string
        }
        Insert: {
          injury_weight: number
          news_id: number
          player_id: number
          salience: number
          spans: Json
          universe: string
        }
        Update: {
          injury_weight?: number
          news_id?: number
          player_id?: number
          salience?: number
          spans?: Json
          universe?: string
        }
        Relationships: [
          {
            foreignKeyName: "news_players_news_id_universe_fkey"
            columns: ["news_id", "universe"]
            isOneToOne: false
            referencedRelation: "news_items"
            referencedColumns: ["id", "universe"]
          },
        ]
      }
      news_reports: {
        Row: {
          is_kept: boolean
          news_id: number
          published_at: string
          report_key: string
          source: string
          source_item_id: string | null
          trust: string
          universe: string
          url: string | null
        }
        Insert: {
          is_kept: boolean
          news_id: number
          published_at: string
          report_key: string
          source: string
          source_item_id?: string | null
          trust: string
          universe: string
          url?: string | null
        }
        Update: {
          is_kept?: boolean
          news_id?: number
          published_at?: string
          report_key?: string
          source?: string
          source_item_id?: string | null
          trust?: string
          universe?: string
          url?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "news_reports_news_id_universe_fkey"
            columns: ["news_id", "universe"]
            isOneToOne: false
            referencedRelation: "news_items"
            referencedColumns: ["id", "universe"]
          },
        ]
      }
      outcomes: {
        Row: {
          claimed: number
          delivered: number | null
          detail: Json
          owner_id: string
          proposal_id: string
          settled_at: string
          unit: string
        }
        Insert: {
          claimed: number
          delivered?: number | null
          detail?: Json
          owner_id: string
          proposal_id: string
          settled_at?: string
          unit: string
        }
        Update: {
          claimed?: number
          delivered?: number | null
          detail?: Json
          owner_id?: string
          proposal_id?: string
          settled_at?: string
          unit?: string
        }
        Relationships: [
          {
            foreignKeyName: "outcomes_proposal_id_owner_id_fkey"
            columns: ["proposal_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "proposals"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      player_aliases: {
        Row: {
          alias_normalized: string
          kind: string
          player_id: number
          universe: string
        }
        Insert: {
          alias_normalized: string
          kind: string
          player_id: number
          universe: string
        }
        Update: {
          alias_normalized?: string
          kind?: string
          player_id?: number
          universe?: string
        }
        Relationships: [
          {
            foreignKeyName: "player_aliases_universe_player_id_fkey"
            columns: ["universe", "player_id"]
            isOneToOne: false
            referencedRelation: "players"
            referencedColumns: ["universe", "player_id"]
          },
        ]
      }
      player_game_log_reads: {
        Row: {
          complete_through: number
          player_id: number
          read_at: string
          season: number
          universe: string
        }
        Insert: {
          complete_through: number
          player_id: number
          read_at: string
          season: number
          universe: string
        }
        Update: {
          complete_through?: number
          player_id?: number
          read_at?: string
          season?: number
          universe?: string
        }
        Relationships: []
      }
      player_game_logs: {
        Row: {
          day_et: string | null
          fetched_at: string
          is_final: boolean
          opponent_pro_team_id: number | null
          player_id: number
          pro_game_id: string
          pro_team_id: number | null
          scoring_period: number
          season: number
          stats: Json
          universe: string
        }
        Insert: {
          day_et?: string | null
          fetched_at?: string
          is_final: boolean
          opponent_pro_team_id?: number | null
          player_id: number
          pro_game_id: string
          pro_team_id?: number | null
          scoring_period: number
          season: number
          stats: Json
          universe: string
        }
        Update: {
          day_et?: string | null
          fetched_at?: string
          is_final?: boolean
          opponent_pro_team_id?: number | null
          player_id?: number
          pro_game_id?: string
          pro_team_id?: number | null
          scoring_period?: number
          season?: number
          stats?: Json
          universe?: string
        }
        Relationships: []
      }
      player_status_snapshots: {
        Row: {
          expected_return_day: string | null
          id: number
          is_injured: boolean | null
          last_seen_at: string
          observed_at: string
          player_id: number
          source: string
          status: string
          universe: string
        }
        Insert: {
          expected_return_day?: string | null
          id?: never
          is_injured?: boolean | null
          last_seen_at?: string
          observed_at?: string
          player_id: number
          source: string
          status: string
          universe: string
        }
        Update: {
          expected_return_day?: string | null
          id?: never
          is_injured?: boolean | null
          last_seen_at?: string
          observed_at?: string
          player_id?: number
          source?: string
          status?: string
          universe?: string
        }
        Relationships: []
      }
      players: {
        Row: {
          default_position_id: number
          eligible_slots: number[]
          first_name: string
          full_name: string
          is_droppable: boolean
          last_name: string
          percent_owned: number | null
          player_id: number
          pro_team_id: number
          universe: string
          updated_at: string
        }
        Insert: {
          default_position_id: number
          eligible_slots?: number[]
          first_name?: string
          full_name: string
          is_droppable?: boolean
          last_name?: string
          percent_owned?: number | null
          player_id: number
          pro_team_id: number
          universe: string
          updated_at?: string
        }
        Update: {
          default_position_id?: number
          eligible_slots?: number[]
          first_name?: string
          full_name?: string
          is_droppable?: boolean
          last_name?: string
          percent_owned?: number | null
          player_id?: number
          pro_team_id?: number
          universe?: string
          updated_at?: string
        }
        Relationships: []
      }
      preferences: {
        Row: {
          allow_keeper_drops: boolean
          connection_id: string
          language: string | null
          owner_id: string
          punts: number[]
          risk: string
          tone: string
          untouchables: number[]
          updated_at: string
        }
        Insert: {
          allow_keeper_drops?: boolean
          connection_id: string
          language?: string | null
          owner_id: string
          punts?: number[]
          risk?: string
          tone?: string
          untouchables?: number[]
          updated_at?: string
        }
        Update: {
          allow_keeper_drops?: boolean
          connection_id?: string
          language?: string | null
          owner_id?: string
          punts?: number[]
          risk?: string
          tone?: string
          untouchables?: number[]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "preferences_connection_id_owner_id_fkey"
            columns: ["connection_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "league_connections"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      pro_schedule: {
        Row: {
          away_pro_team_id: number
          day_et: string
          fetched_at: string
          game_id: number
          home_pro_team_id: number
          is_stats_official: boolean
          is_time_tbd: boolean
          scoring_period: number
          season: number
          tipoff_at: string
          universe: string
        }
        Insert: {
          away_pro_team_id: number
          day_et: string
          fetched_at?: string
          game_id: number
          home_pro_team_id: number
          is_stats_official?: boolean
          is_time_tbd?: boolean
          scoring_period: number
          season: number
          tipoff_at: string
          universe: string
        }
        Update: {
          away_pro_team_id?: number
          day_et?: string
          fetched_at?: string
          game_id?: number
          home_pro_team_id?: number
          is_stats_official?: boolean
          is_time_tbd?: boolean
          scoring_period?: number
          season?: number
          tipoff_at?: string
          universe?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          active_connection_id: string | null
          created_at: string
          deletion_due_at: string | null
          display_name: string | null
          id: string
          language: string
        }
        Insert: {
          active_connection_id?: string | null
          created_at?: string
          deletion_due_at?: string | null
          display_name?: string | null
          id: string
          language?: string
        }
        Update: {
          active_connection_id?: string | null
          created_at?: string
          deletion_due_at?: string | null
          display_name?: string | null
          id?: string
          language?: string
        }
        Relationships: [
          {
            foreignKeyName: "profiles_active_connection"
            columns: ["active_connection_id", "id"]
            isOneToOne: false
            referencedRelation: "league_connections"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      proposals: {
        Row: {
          add_player_id: number | null
          basis: Json
          card: Json
          connection_id: string
          created_at: string
          depends_on: string[]
          drop_player_id: number | null
          effective_day: string
          expires_at: string
          handoff_opened_at: string | null
          id: string
          kind: string
          matchup_period: number
          owner_id: string
          preconditions: string
          premises: Json
          rank: number
          replaces: string | null
          run_id: string | null
          status: string
          status_changed_at: string
          status_reason: string | null
          team_id: number
          thread_id: string
        }
        Insert: {
          add_player_id?: number | null
          basis: Json
          card: Json
          connection_id: string
          created_at?: string
          depends_on?: string[]
          drop_player_id?: number | null
          effective_day: string
          expires_at: string
          handoff_opened_at?: string | null
          id: string
          kind: string
          matchup_period: number
          owner_id: string
          preconditions: string
          premises: Json
          rank: number
          replaces?: string | null
          run_id?: string | null
          status?: string
          status_changed_at?: string
          status_reason?: string | null
          team_id: number
          thread_id: string
        }
        Update: {
          add_player_id?: number | null
          basis?: Json
          card?: Json
          connection_id?: string
          created_at?: string
          depends_on?: string[]
          drop_player_id?: number | null
          effective_day?: string
          expires_at?: string
          handoff_opened_at?: string | null
          id?: string
          kind?: string
          matchup_period?: number
          owner_id?: string
          preconditions?: string
          premises?: Json
          rank?: number
          replaces?: string | null
          run_id?: string | null
          status?: string
          status_changed_at?: string
          status_reason?: string | null
          team_id?: number
          thread_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "proposals_connection_id_owner_id_fkey"
            columns: ["connection_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "league_connections"
            referencedColumns: ["id", "owner_id"]
          },
          {
            foreignKeyName: "proposals_replaces_fkey"
            columns: ["replaces"]
            isOneToOne: false
            referencedRelation: "proposals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "proposals_run_id_fkey"
            columns: ["run_id"]
            isOneToOne: false
            referencedRelation: "runs"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "proposals_thread_id_owner_id_fkey"
            columns: ["thread_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "threads"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      rate_limits: {
        Row: {
          expires_at: string
          kind: string
          started_at: string[]
          subject: string
          under_way: Json
        }
        Insert: {
          expires_at: string
          kind: string
          started_at: string[]
          subject: string
          under_way?: Json
        }
        Update: {
          expires_at?: string
          kind?: string
          started_at?: string[]
          subject?: string
          under_way?: Json
        }
        Relationships: []
      }
      run_events: {
        Row: {
          created_at: string
          payload: Json
          run_id: string
          seq: number
          type: string
        }
        Insert: {
          created_at?: string
          payload: Json
          run_id: string
          seq: number
          type: string
        }
        Update: {
          created_at?: string
          payload?: Json
          run_id?: string
          seq?: number
          type?: string
        }
        Relationships: [
          {
            foreignKeyName: "run_events_run_id_fkey"
            columns: ["run_id"]
            isOneToOne: false
            referencedRelation: "runs"
            referencedColumns: ["id"]
          },
        ]
      }
      run_steps: {
        Row: {
          cost_usd: number | null
          error_code: string | null
          input_tokens: number | null
          kind: string
          model: string | null
          model_input: Json | null
          ms: number
          name: string
          output_tokens: number | null
          run_id: string
          seq: number
          started_at: string
        }
        Insert: {
          cost_usd?: number | null
          error_code?: string | null
          input_tokens?: number | null
          kind: string
          model?: string | null
          model_input?: Json | null
          ms: number
          name: string
          output_tokens?: number | null
          run_id: string
          seq: number
          started_at: string
        }
        Update: {
          cost_usd?: number | null
          error_code?: string | null
          input_tokens?: number | null
          kind?: string
          model?: string | null
          model_input?: Json | null
          ms?: number
          name?: string
          output_tokens?: number | null
          run_id?: string
          seq?: number
          started_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "run_steps_run_id_fkey"
            columns: ["run_id"]
            isOneToOne: false
            referencedRelation: "runs"
            referencedColumns: ["id"]
          },
        ]
      }
      runs: {
        Row: {
          answer: string | null
          error_code: string | null
          error_message: string | null
          finished_at: string | null
          heartbeat_at: string
          hidden_at: string | null
          id: string
          intent: string | null
          language: string
          last_seq: number
          model: string
          owner_id: string
          question: string
          result: Json | null
          started_at: string
          status: string
          stop_requested_at: string | null
          thread_id: string
        }
        Insert: {
          answer?: string | null
          error_code?: string | null
          error_message?: string | null
          finished_at?: string | null
          heartbeat_at?: string
          hidden_at?: string | null
          id?: string
          intent?: string | null
          language?: string
          last_seq?: number
          model: string
          owner_id: string
          question: string
          result?: Json | null
          started_at?: string
          status?: string
          stop_requested_at?: string | null
          thread_id: string
        }
        Update: {
          answer?: string | null
          error_code?: string | null
          error_message?: string | null
          finished_at?: string | null
          heartbeat_at?: string
          hidden_at?: string | null
          id?: string
          intent?: string | null
          language?: string
          last_seq?: number
          model?: string
          owner_id?: string
          question?: string
          result?: Json | null
          started_at?: string
          status?: string
          stop_requested_at?: string | null
          thread_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "runs_thread_id_owner_id_fkey"
            columns: ["thread_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "threads"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      source_health: {
        Row: {
          connection_id: string | null
          consecutive_failures: number
          id: number
          last_failure_at: string | null
          last_failure_code: string | null
          last_failure_message: string | null
          last_success_at: string | null
          source_key: string
        }
        Insert: {
          connection_id?: string | null
          consecutive_failures?: number
          id?: never
          last_failure_at?: string | null
          last_failure_code?: string | null
          last_failure_message?: string | null
          last_success_at?: string | null
          source_key: string
        }
        Update: {
          connection_id?: string | null
          consecutive_failures?: number
          id?: never
          last_failure_at?: string | null
          last_failure_code?: string | null
          last_failure_message?: string | null
          last_success_at?: string | null
          source_key?: string
        }
        Relationships: [
          {
            foreignKeyName: "source_health_connection_id_fkey"
            columns: ["connection_id"]
            isOneToOne: false
            referencedRelation: "league_connections"
            referencedColumns: ["id"]
          },
        ]
      }
      thread_checkpoints: {
        Row: {
          created_at: string
          id: string
          name: string
          owner_id: string
          run_ids: string[]
          thread_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          owner_id: string
          run_ids: string[]
          thread_id: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          owner_id?: string
          run_ids?: string[]
          thread_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "thread_checkpoints_thread_id_owner_id_fkey"
            columns: ["thread_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "threads"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      thread_shares: {
        Row: {
          content: Json
          created_at: string
          expires_at: string
          id: string
          owner_id: string
          thread_id: string
          token_sha256: string
        }
        Insert: {
          content: Json
          created_at?: string
          expires_at: string
          id?: string
          owner_id: string
          thread_id: string
          token_sha256: string
        }
        Update: {
          content?: Json
          created_at?: string
          expires_at?: string
          id?: string
          owner_id?: string
          thread_id?: string
          token_sha256?: string
        }
        Relationships: [
          {
            foreignKeyName: "thread_shares_thread_id_owner_id_fkey"
            columns: ["thread_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "threads"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
      threads: {
        Row: {
          connection_id: string
          created_at: string
          id: string
          is_memory_from_turns: boolean
          kind: string
          language: string
          owner_id: string
          pinned_at: string | null
          team_id: number
          title: string
          updated_at: string
        }
        Insert: {
          connection_id: string
          created_at?: string
          id?: string
          is_memory_from_turns?: boolean
          kind?: string
          language?: string
          owner_id: string
          pinned_at?: string | null
          team_id: number
          title?: string
          updated_at?: string
        }
        Update: {
          connection_id?: string
          created_at?: string
          id?: string
          is_memory_from_turns?: boolean
          kind?: string
          language?: string
          owner_id?: string
          pinned_at?: string | null
          team_id?: number
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "threads_connection_id_owner_id_fkey"
            columns: ["connection_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "league_connections"
            referencedColumns: ["id", "owner_id"]
          },
          {
            foreignKeyName: "threads_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      usage: {
        Row: {
          cost_usd: number
          created_at: string
          id: number
          input_tokens: number
          model: string
          model_calls: number
          ms: number
          output_tokens: number
          owner_id: string
          run_id: string | null
        }
        Insert: {
          cost_usd: number
          created_at?: string
          id?: never
          input_tokens: number
          model: string
          model_calls: number
          ms: number
          output_tokens: number
          owner_id: string
          run_id?: string | null
        }
        Update: {
          cost_usd?: number
          created_at?: string
          id?: never
          input_tokens?: number
          model?: string
          model_calls?: number
          ms?: number
          output_tokens?: number
          owner_id?: string
          run_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "usage_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "usage_run_id_fkey"
            columns: ["run_id"]
            isOneToOne: false
            referencedRelation: "runs"
            referencedColumns: ["id"]
          },
        ]
      }
      verifications: {
        Row: {
          attempt: number
          checked_at: string
          detail: string | null
          owner_id: string
          proposal_id: string
          result: string
        }
        Insert: {
          attempt: number
          checked_at?: string
          detail?: string | null
          owner_id: string
          proposal_id: string
          result: string
        }
        Update: {
          attempt?: number
          checked_at?: string
          detail?: string | null
          owner_id?: string
          proposal_id?: string
          result?: string
        }
        Relationships: [
          {
            foreignKeyName: "verifications_proposal_id_owner_id_fkey"
            columns: ["proposal_id", "owner_id"]
            isOneToOne: false
            referencedRelation: "proposals"
            referencedColumns: ["id", "owner_id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      [_ in never]: never
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
