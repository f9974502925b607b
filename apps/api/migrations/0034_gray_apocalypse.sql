ALTER TABLE "chat_people" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "chat_people" SET "active_at" = coalesce((SELECT max("sent_at") FROM "chat_messages" WHERE "person_id" = "chat_people"."id"), "created_at");
